// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code same}: as the source (DOC becomes DOCX); {@code docx}: of a PDF; {@code bilingual-docx}: two columns;
 * {@code bilingual-layout}: each paragraph followed by its translation.
 */
public final class TranslationOutput {
    /** {@code same}. */
    public static final String SAME = "same";

    /** {@code docx}. */
    public static final String DOCX = "docx";

    /** {@code bilingual-docx}. */
    public static final String BILINGUAL_DOCX = "bilingual-docx";

    /** {@code bilingual-layout}. */
    public static final String BILINGUAL_LAYOUT = "bilingual-layout";

    /** {@code xliff}. */
    public static final String XLIFF = "xliff";

    /** {@code tmx}. */
    public static final String TMX = "tmx";

    private TranslationOutput() {}
}
