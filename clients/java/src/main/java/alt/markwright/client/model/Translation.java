// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code Translation} of the contract.
 *
 * @param text the field {@code text} of the contract.
 * @param source the field {@code source} of the contract.
 * @param engines Which engines translated.
 * @param isDraft The built-in engine translated a part; somebody has to read it.
 */
public record Translation(
        String text,
        String source,
        List<String> engines,
        boolean isDraft) {
}
