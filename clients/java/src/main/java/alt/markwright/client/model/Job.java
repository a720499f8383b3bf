// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code Job} of the contract.
 *
 * @param id the field {@code id} of the contract.
 * @param type the field {@code type} of the contract.
 * @param state the field {@code state} of the contract.
 * @param progress Percent.
 * @param error Why it failed.
 * @param createdAt the field {@code createdAt} of the contract.
 * @param startedAt the field {@code startedAt} of the contract.
 * @param finishedAt the field {@code finishedAt} of the contract.
 */
public record Job(
        String id,
        String type,
        String state,
        int progress,
        String error,
        String createdAt,
        String startedAt,
        String finishedAt) {
}
