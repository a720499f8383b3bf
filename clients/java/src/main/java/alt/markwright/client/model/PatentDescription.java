// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code PatentDescription} of the contract.
 *
 * @param language the field {@code language} of the contract.
 * @param paragraphs the field {@code paragraphs} of the contract.
 * @param signs the field {@code signs} of the contract.
 */
public record PatentDescription(
        String language,
        List<PatentParagraph> paragraphs,
        List<PatentSign> signs) {
}
