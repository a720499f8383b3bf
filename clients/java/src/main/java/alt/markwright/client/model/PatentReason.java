// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code PatentReason} of the contract.
 *
 * @param field the field {@code field} of the contract.
 * @param number Of the claim or the paragraph.
 * @param at Index of the claim or the paragraph, from 0.
 * @param snippet the field {@code snippet} of the contract.
 * @param weight Share of what was matched, 0 to 1.
 * @param terms What was sought there.
 */
public record PatentReason(
        String field,
        String number,
        Integer at,
        PatentSnippet snippet,
        double weight,
        List<String> terms) {
}
