// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code PatentParagraph} of the contract.
 *
 * @param id The number that the publication gives, otherwise its place, from 1.
 * @param kind the field {@code kind} of the contract.
 * @param text the field {@code text} of the contract.
 * @param formulas the field {@code formulas} of the contract.
 * @param images the field {@code images} of the contract.
 */
public record PatentParagraph(
        String id,
        String kind,
        String text,
        List<PatentFormula> formulas,
        List<PatentTextImage> images) {
}
