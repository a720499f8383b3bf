// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code PatentClaim} of the contract.
 *
 * @param no the field {@code no} of the contract.
 * @param text the field {@code text} of the contract.
 * @param dependsOn the field {@code dependsOn} of the contract.
 * @param independent the field {@code independent} of the contract.
 * @param formulas the field {@code formulas} of the contract.
 * @param images the field {@code images} of the contract.
 */
public record PatentClaim(
        int no,
        String text,
        List<Integer> dependsOn,
        boolean independent,
        List<PatentFormula> formulas,
        List<PatentTextImage> images) {
}
