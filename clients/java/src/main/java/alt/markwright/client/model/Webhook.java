// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code Webhook} of the contract.
 *
 * @param id the field {@code id} of the contract.
 * @param isTest It belongs to test keys and gets test events only.
 * @param url the field {@code url} of the contract.
 * @param events the field {@code events} of the contract.
 * @param state the field {@code state} of the contract.
 * @param pausedReason Why it is paused.
 * @param createdAt the field {@code createdAt} of the contract.
 */
public record Webhook(
        String id,
        boolean isTest,
        String url,
        List<String> events,
        String state,
        String pausedReason,
        String createdAt) {
}
