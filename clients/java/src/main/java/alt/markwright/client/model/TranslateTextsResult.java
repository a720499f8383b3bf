// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code TranslateTextsResult} of the contract.
 *
 * @param translations the field {@code translations} of the contract.
 * @param characters the field {@code characters} of the contract.
 * @param words the field {@code words} of the contract.
 */
public record TranslateTextsResult(
        List<Translation> translations,
        int characters,
        int words) {
}
