// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code WebhookDelivery} of the contract.
 *
 * @param id the field {@code id} of the contract.
 * @param eventId The {@code webhook-id}.
 * @param type the field {@code type} of the contract.
 * @param state the field {@code state} of the contract.
 * @param attempts the field {@code attempts} of the contract.
 * @param httpStatus the field {@code httpStatus} of the contract.
 * @param problem the field {@code problem} of the contract.
 * @param createdAt the field {@code createdAt} of the contract.
 * @param triedAt the field {@code triedAt} of the contract.
 * @param nextTryAt the field {@code nextTryAt} of the contract.
 */
public record WebhookDelivery(
        String id,
        String eventId,
        String type,
        String state,
        int attempts,
        Integer httpStatus,
        String problem,
        String createdAt,
        String triedAt,
        String nextTryAt) {
}
