// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.Map;

/**
 * {@code CaseDraft} of the contract.
 *
 * @param id the field {@code id} of the contract.
 * @param productType the field {@code productType} of the contract.
 * @param version the field {@code version} of the contract.
 * @param content Values by the names of the fields of the product type: a text, a day or a choice is a string; marks are a list of {@code { number, name, classes }}; a mark to be registered is {@code { kind, text, image }} with the kind {@code text}, {@code figure} or {@code both} and the {@code { id, name }} of an uploaded file, or null; goods are a list of {@code { id, classNo, group, cn, en }}; priorities a list of {@code { country, date, number }}; a party is {@code { type, country, nameCn, nameEn, idType, idNumber, addressCn, addressEn }}, parties a list of them; a contact is {@code { name, phone, email, postcode }}.
 * @param createdAt the field {@code createdAt} of the contract.
 * @param updatedAt the field {@code updatedAt} of the contract.
 */
public record CaseDraft(
        String id,
        int productType,
        int version,
        Map<String, Object> content,
        String createdAt,
        String updatedAt) {
}
