//! A connection to another device without a server: a data channel of WebRTC.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Array, ArrayBuffer, Promise, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    MessageEvent, RtcConfiguration, RtcDataChannel, RtcDataChannelInit, RtcDataChannelState,
    RtcDataChannelType, RtcIceGatheringState, RtcPeerConnection, RtcPeerConnectionState,
    RtcSdpType, RtcSessionDescriptionInit,
};

use super::patience::Patience;

#[wasm_bindgen]
extern "C" {
    /// The window, which may lack what makes connections.
    type Connects;

    #[wasm_bindgen(method, getter = RTCPeerConnection, catch)]
    fn peer_connection(this: &Connects) -> Result<JsValue, JsValue>;
}

/// How long the browser searches for its addresses, in milliseconds; then it uses those it has found.
const GATHERING: f64 = 5_000.0;

/// The number of the only channel, the same on both sides.
const CHANNEL: u16 = 0;

/// An event of the connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PeerEvent {
    /// The connection is open.
    Opened,
    /// A message has arrived.
    Message(Vec<u8>),
    /// The connection is lost, or could not be made.
    Closed,
}

/// The browser cannot connect, or does not accept a description.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unconnected;

impl From<JsValue> for Unconnected {
    fn from(_: JsValue) -> Unconnected {
        Unconnected
    }
}

/// A connection to another device. Dropping it closes it.
pub struct Peer {
    connection: RtcPeerConnection,
    channel: RtcDataChannel,
    _ears: Ears,
}

/// The callbacks of the browser.
struct Ears {
    _on_open: Closure<dyn FnMut()>,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_close: Closure<dyn FnMut()>,
    _on_state: Closure<dyn FnMut()>,
}

impl Peer {
    /// Returns whether this browser can connect to another device.
    pub fn is_possible() -> bool {
        web_sys::window().is_some_and(|window| {
            let made_by = window.unchecked_ref::<Connects>().peer_connection();
            made_by.is_ok_and(|it| it.is_function())
        })
    }

    /// A connection that is not open yet. `on_event` gets all events in order; `Closed` comes at most once.
    ///
    /// It uses no server: the only candidates are the addresses of this device.
    ///
    /// # Errors
    /// [`Unconnected`] if the browser cannot connect.
    pub fn new(on_event: impl Fn(PeerEvent) + 'static) -> Result<Peer, Unconnected> {
        if !Peer::is_possible() {
            return Err(Unconnected);
        }
        let configuration = RtcConfiguration::new();
        configuration.set_ice_servers(&Array::new());
        let connection = RtcPeerConnection::new_with_configuration(&configuration)?;
        let init = RtcDataChannelInit::new();
        init.set_negotiated(true);
        init.set_id(CHANNEL);
        init.set_ordered(true);
        let channel = connection.create_data_channel_with_data_channel_dict("rollkeep", &init);
        channel.set_binary_type(RtcDataChannelType::Arraybuffer);
        let on_event: OnEvent = Rc::new(RefCell::new(Some(Rc::new(on_event))));
        let opened = on_event.clone();
        let on_open = Closure::<dyn FnMut()>::new(move || tell(&opened, PeerEvent::Opened));
        let received = on_event.clone();
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            // A message that is not bytes is read as an empty one, which is refused.
            let bytes = event.data().dyn_into::<ArrayBuffer>();
            let bytes = bytes.map_or_else(|_| Vec::new(), |it| Uint8Array::new(&it).to_vec());
            tell(&received, PeerEvent::Message(bytes));
        });
        let closed = on_event.clone();
        let on_close = Closure::<dyn FnMut()>::new(move || end(&closed));
        let states = connection.clone();
        let on_state = Closure::<dyn FnMut()>::new(move || {
            let state = states.connection_state();
            if matches!(
                state,
                RtcPeerConnectionState::Failed | RtcPeerConnectionState::Closed
            ) {
                end(&on_event);
            }
        });
        channel.set_onopen(Some(on_open.as_ref().unchecked_ref()));
        channel.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        channel.set_onclose(Some(on_close.as_ref().unchecked_ref()));
        connection.set_onconnectionstatechange(Some(on_state.as_ref().unchecked_ref()));
        Ok(Peer {
            connection,
            channel,
            _ears: Ears {
                _on_open: on_open,
                _on_message: on_message,
                _on_close: on_close,
                _on_state: on_state,
            },
        })
    }

    /// Returns a handle for what takes time, so that the peer need not be borrowed for long.
    pub fn handle(&self) -> PeerHandle {
        PeerHandle(self.connection.clone())
    }

    /// Sends a message. Returns whether the browser has accepted it.
    pub fn send(&self, message: &[u8]) -> bool {
        self.channel.ready_state() == RtcDataChannelState::Open
            && self.channel.send_with_u8_array(message).is_ok()
    }
}

impl Drop for Peer {
    fn drop(&mut self) {
        self.channel.set_onopen(None);
        self.channel.set_onmessage(None);
        self.channel.set_onclose(None);
        self.connection.set_onconnectionstatechange(None);
        // Sent messages still arrive: closing the channel waits for them, closing the connection does not.
        self.channel.close();
        let connection = self.connection.clone();
        leptos::prelude::set_timeout(
            move || connection.close(),
            std::time::Duration::from_millis(500),
        );
    }
}

/// A connection that is being made.
pub struct PeerHandle(RtcPeerConnection);

impl PeerHandle {
    /// Makes the first session description, with all addresses of this device.
    ///
    /// # Errors
    /// [`Unconnected`] if the browser makes none.
    pub async fn offer(&self) -> Result<String, Unconnected> {
        let made = JsFuture::from(self.0.create_offer()).await?;
        self.described(made).await
    }

    /// Makes the session description that answers this one.
    ///
    /// # Errors
    /// [`Unconnected`] if the browser does not accept it.
    pub async fn answer(&self, offer: &str) -> Result<String, Unconnected> {
        self.take(RtcSdpType::Offer, offer).await?;
        let made = JsFuture::from(self.0.create_answer()).await?;
        self.described(made).await
    }

    /// Accepts the answer of the other device.
    ///
    /// # Errors
    /// [`Unconnected`] if the browser does not accept it.
    pub async fn accept(&self, answer: &str) -> Result<(), Unconnected> {
        self.take(RtcSdpType::Answer, answer).await
    }

    async fn take(&self, kind: RtcSdpType, sdp: &str) -> Result<(), Unconnected> {
        let description = RtcSessionDescriptionInit::new(kind);
        description.set_sdp(sdp);
        JsFuture::from(self.0.set_remote_description(&description)).await?;
        Ok(())
    }

    /// Uses a description as this device's own, and returns it with all addresses.
    async fn described(&self, made: JsValue) -> Result<String, Unconnected> {
        let own = made.unchecked_into::<RtcSessionDescriptionInit>();
        JsFuture::from(self.0.set_local_description(&own)).await?;
        self.gathered().await;
        let own = self.0.local_description().ok_or(Unconnected)?;
        Ok(own.sdp())
    }

    /// Waits until the browser has found the addresses of this device.
    async fn gathered(&self) {
        let connection = self.0.clone();
        let mut over = None;
        let found = Promise::new(&mut |resolve, _| {
            let ready = resolve.clone();
            let watched = connection.clone();
            let look = Closure::<dyn FnMut()>::new(move || {
                if watched.ice_gathering_state() == RtcIceGatheringState::Complete {
                    // Resolving a promise never fails.
                    let _ = ready.call0(&JsValue::NULL);
                }
            });
            connection.set_onicegatheringstatechange(Some(look.as_ref().unchecked_ref()));
            let patience = Patience::new(GATHERING, move || {
                // Resolving a promise never fails.
                let _ = resolve.call0(&JsValue::NULL);
            });
            over = Some((look, patience));
        });
        if self.0.ice_gathering_state() != RtcIceGatheringState::Complete {
            // This promise never fails.
            let _ = JsFuture::from(found).await;
        }
        self.0.set_onicegatheringstatechange(None);
        drop(over);
    }
}

/// The callback for events, until the connection is closed.
type OnEvent = Rc<RefCell<Option<Rc<dyn Fn(PeerEvent)>>>>;

fn tell(on_event: &OnEvent, event: PeerEvent) {
    let on_event = on_event.borrow().clone();
    if let Some(on_event) = on_event {
        on_event(event);
    }
}

/// Reports the end once.
fn end(on_event: &OnEvent) {
    let last = on_event.borrow_mut().take();
    if let Some(on_event) = last {
        on_event(PeerEvent::Closed);
    }
}
