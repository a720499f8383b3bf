// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * The international application under the PCT.
 *
 * @param appNo the field {@code appNo} of the contract.
 * @param pubNo the field {@code pubNo} of the contract.
 * @param id Of its publication here; null while it is not loaded.
 * @param applyDate the field {@code applyDate} of the contract.
 * @param pubDate the field {@code pubDate} of the contract.
 */
public record PatentInternational(
        String appNo,
        String pubNo,
        String id,
        String applyDate,
        String pubDate) {
}
