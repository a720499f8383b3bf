// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code CaseHead} of the contract.
 *
 * @param id the field {@code id} of the contract.
 * @param caseNo the field {@code caseNo} of the contract.
 * @param productType the field {@code productType} of the contract.
 * @param title Numbers and names of its marks.
 * @param state the field {@code state} of the contract.
 * @param payment the field {@code payment} of the contract.
 * @param officeNumber the field {@code officeNumber} of the contract.
 * @param fileFrom When its window opens.
 * @param nextDeadline the field {@code nextDeadline} of the contract.
 * @param createdAt the field {@code createdAt} of the contract.
 * @param updatedAt the field {@code updatedAt} of the contract.
 */
public record CaseHead(
        String id,
        String caseNo,
        int productType,
        String title,
        String state,
        String payment,
        String officeNumber,
        String fileFrom,
        String nextDeadline,
        String createdAt,
        String updatedAt) {
}
