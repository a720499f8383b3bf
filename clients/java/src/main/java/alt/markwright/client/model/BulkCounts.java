// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code BulkCounts} of the contract.
 *
 * @param found The very name, or the number.
 * @param near Similar names only.
 * @param none the field {@code none} of the contract.
 * @param bad Rows that cannot be looked for.
 */
public record BulkCounts(
        int found,
        int near,
        int none,
        int bad) {
}
