// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;
import java.util.Map;

/**
 * {@code Case} of the contract.
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
 * @param version the field {@code version} of the contract.
 * @param orderId the field {@code orderId} of the contract.
 * @param content Values by the names of the fields of the product type: a text, a day or a choice is a string; marks are a list of {@code { number, name, classes }}; a mark to be registered is {@code { kind, text, image }} with the kind {@code text}, {@code figure} or {@code both} and the {@code { id, name }} of an uploaded file, or null; goods are a list of {@code { id, classNo, group, cn, en }}; priorities a list of {@code { country, date, number }}; a party is {@code { type, country, nameCn, nameEn, idType, idNumber, addressCn, addressEn }}, parties a list of them; a contact is {@code { name, phone, email, postcode }}.
 * @param documents the field {@code documents} of the contract.
 * @param missingDocuments Kinds that are required and not there.
 * @param letters Documents of the office, the latest first.
 * @param deadlines the field {@code deadlines} of the contract.
 */
public record Case(
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
        String updatedAt,
        int version,
        String orderId,
        Map<String, Object> content,
        List<CaseDocument> documents,
        List<String> missingDocuments,
        List<CaseLetter> letters,
        List<CaseDeadline> deadlines) {
}
