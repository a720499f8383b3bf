// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/** Values of {@code TranslationLanguage}; a later version may add some. */
public final class TranslationLanguage {
    /** {@code zh-cn}. */
    public static final String ZH_CN = "zh-cn";

    /** {@code en-us}. */
    public static final String EN_US = "en-us";

    /** {@code ja-jp}. */
    public static final String JA_JP = "ja-jp";

    private TranslationLanguage() {}
}
