// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code PatentSnippet} of the contract.
 *
 * @param text the field {@code text} of the contract.
 * @param language the field {@code language} of the contract.
 * @param marks What the search matched.
 * @param isCut It is a part of the whole.
 */
public record PatentSnippet(
        String text,
        String language,
        List<List<Integer>> marks,
        boolean isCut) {
}
