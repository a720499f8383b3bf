// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * Another application of the same applicant that the publication names, such as the parent of a division.
 *
 * @param relation the field {@code relation} of the contract.
 * @param role What the other application is to this one.
 * @param appNo the field {@code appNo} of the contract.
 * @param pubNo the field {@code pubNo} of the contract.
 * @param id Of its publication here; null while it is not loaded.
 * @param applyDate the field {@code applyDate} of the contract.
 */
public record PatentRelated(
        String relation,
        String role,
        String appNo,
        String pubNo,
        String id,
        String applyDate) {
}
