// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code OrderCaseDraftResultCase} of the contract.
 *
 * @param id the field {@code id} of the contract.
 * @param caseNo the field {@code caseNo} of the contract.
 */
public record OrderCaseDraftResultCase(
        String id,
        String caseNo) {
}
