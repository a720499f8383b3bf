// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code TestWebhookResult} of the contract.
 *
 * @param httpStatus Null where there was no answer.
 * @param problem Null where the call was accepted.
 * @param tookMs the field {@code tookMs} of the contract.
 */
public record TestWebhookResult(
        Integer httpStatus,
        String problem,
        int tookMs) {
}
