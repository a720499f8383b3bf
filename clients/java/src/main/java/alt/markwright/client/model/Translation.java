// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code Translation} of the contract.
 *
 * @param text the field {@code text} of the contract.
 * @param source The language of the text; where it has none, as a number, that of the target.
 * @param engines Which engines translated; none where the text is unchanged.
 * @param isDraft The built-in engine translated a part; somebody has to read it.
 */
public record Translation(
        String text,
        String source,
        List<String> engines,
        boolean isDraft) {
}
