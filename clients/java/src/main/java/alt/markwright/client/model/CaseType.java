// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code CaseType} of the contract.
 *
 * @param productType the field {@code productType} of the contract.
 * @param name the field {@code name} of the contract.
 * @param isSold Whether it has a price.
 * @param fields the field {@code fields} of the contract.
 * @param documents the field {@code documents} of the contract.
 */
public record CaseType(
        int productType,
        String name,
        boolean isSold,
        List<CaseTypeField> fields,
        List<CaseTypeDocument> documents) {
}
