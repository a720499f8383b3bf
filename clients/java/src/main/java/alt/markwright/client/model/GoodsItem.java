// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code GoodsItem} of the contract.
 *
 * @param id The same in every edition in which the item keeps its group and wording.
 * @param cn the field {@code cn} of the contract.
 * @param en Several wordings are separated by a slash.
 * @param basicNo the field {@code basicNo} of the contract.
 * @param nonStandard True for an item of the Chinese table that WIPO's list does not have.
 * @param severalClasses The asterisk of the list; the item may belong to other classes too.
 * @param part Label of the part of the group; parts need not be similar.
 */
public record GoodsItem(
        String id,
        String cn,
        String en,
        String basicNo,
        boolean nonStandard,
        boolean severalClasses,
        String part) {
}
