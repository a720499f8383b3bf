// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * A formula of a text, which has it in one line from {@code start} up to but not including {@code end}.
 *
 * @param start In UTF-16 code units.
 * @param end the field {@code end} of the contract.
 * @param mathml MathML Core, of known elements and attributes only.
 */
public record PatentFormula(
        int start,
        int end,
        String mathml) {
}
