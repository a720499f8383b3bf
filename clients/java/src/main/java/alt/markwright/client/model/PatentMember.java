// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code PatentMember} of the contract.
 *
 * @param id the field {@code id} of the contract.
 * @param title the field {@code title} of the contract.
 * @param country the field {@code country} of the contract.
 * @param kind the field {@code kind} of the contract.
 * @param pubDate the field {@code pubDate} of the contract.
 * @param applyDate the field {@code applyDate} of the contract.
 * @param applicants the field {@code applicants} of the contract.
 * @param legalStatus the field {@code legalStatus} of the contract.
 * @param isThis the field {@code isThis} of the contract.
 */
public record PatentMember(
        String id,
        String title,
        String country,
        String kind,
        String pubDate,
        String applyDate,
        List<String> applicants,
        String legalStatus,
        boolean isThis) {
}
