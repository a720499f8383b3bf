// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code TrademarkBatch} of the contract.
 *
 * @param id the field {@code id} of the contract.
 * @param jobId the field {@code jobId} of the contract.
 * @param title the field {@code title} of the contract.
 * @param state the field {@code state} of the contract.
 * @param error the field {@code error} of the contract.
 * @param rowCount the field {@code rowCount} of the contract.
 * @param done the field {@code done} of the contract.
 * @param counts the field {@code counts} of the contract.
 * @param createdAt the field {@code createdAt} of the contract.
 */
public record TrademarkBatch(
        String id,
        String jobId,
        String title,
        String state,
        String error,
        int rowCount,
        int done,
        BulkCounts counts,
        String createdAt) {
}
