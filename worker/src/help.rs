//! Helps another worker to solve rules.

use js_sys::Float32Array;
use rollkeep_app::worker::HelpRequest;
use rollkeep_solver::SolveHelper;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, MessagePort};

use super::crew::post;

/// Does what the worker at the other end of the port asks for.
pub fn serve(port: &MessagePort) {
    let answers = port.clone();
    let mut helper: Option<SolveHelper> = None;
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let data = event.data();
        let request = data.as_string();
        let request = request.and_then(|text| HelpRequest::from_json(&text));
        match (&mut helper, request) {
            (_, Some(HelpRequest::Rules(rules))) => {
                let rules = rules.rules().ok();
                helper = rules.and_then(|rules| SolveHelper::new(&rules).ok());
                if helper.is_some() {
                    // Text can always be sent.
                    let _ = answers.post_message(&HelpRequest::READY.into());
                }
            }
            (Some(helper), Some(HelpRequest::Group(group))) => helper.turn_to(group),
            (Some(helper), Some(HelpRequest::Rows(rows))) => {
                if let Some(values) = helper.solve(rows) {
                    post(&answers, &values);
                }
            }
            (Some(helper), None) => {
                if let Ok(values) = data.dyn_into::<Float32Array>() {
                    helper.learn(&values.to_vec());
                }
            }
            (None, _) => {}
        }
    });
    port.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
}
