// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code BulkHit} of the contract.
 *
 * @param id the field {@code id} of the contract.
 * @param country the field {@code country} of the contract.
 * @param appNo the field {@code appNo} of the contract.
 * @param name the field {@code name} of the contract.
 * @param status the field {@code status} of the contract.
 * @param statusText the field {@code statusText} of the contract.
 * @param score the field {@code score} of the contract.
 * @param level the field {@code level} of the contract.
 */
public record BulkHit(
        String id,
        String country,
        String appNo,
        String name,
        int status,
        String statusText,
        Double score,
        String level) {
}
