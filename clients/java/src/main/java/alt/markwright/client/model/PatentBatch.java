// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code PatentBatch} of the contract.
 *
 * @param id the field {@code id} of the contract.
 * @param jobId Null where it was done at once.
 * @param done the field {@code done} of the contract.
 * @param total the field {@code total} of the contract.
 * @param publications Publications that were found.
 * @param counts Rows by their outcome.
 */
public record PatentBatch(
        String id,
        String jobId,
        boolean done,
        int total,
        int publications,
        PatentNumberCounts counts) {
}
