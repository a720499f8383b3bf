// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.api;

import alt.markwright.client.Page;
import alt.markwright.client.RequestOptions;
import alt.markwright.client.internal.Call;
import alt.markwright.client.internal.Pages;
import alt.markwright.client.internal.Transport;
import alt.markwright.client.model.*;
import java.util.List;
import java.util.Map;

/** Annuities of patents: what they cost, decisions and orders. */
public class AnnuitiesApi {
    /** Signs, sends and repeats calls. */
    protected final Transport transport;

    /** Made by the client. */
    public AnnuitiesApi(Transport transport) {
        this.transport = transport;
    }

    /** Annuities of patents, with what they cost if they are paid today. */
    public Page<Annuity> list(ListAnnuitiesQuery query) {
        return transport.page(new Call("GET", "/annuities", Map.of(), Call.In.QUERY, query, RequestOptions.NONE), Annuity.class);
    }

    /** Annuities of patents, with what they cost if they are paid today. */
    public Page<Annuity> list() {
        return list(ListAnnuitiesQuery.builder().build());
    }

    /**
     * Annuities of patents, with what they cost if they are paid today: the entries of all pages, which are
     * requested one after the other.
     */
    public Iterable<Annuity> listAll(ListAnnuitiesQuery query) {
        return Pages.each(cursor -> {
            var page = list(query.withCursor(cursor));
            return new Pages.Part<>(page.data(), page.nextCursor());
        });
    }

    /**
     * Keep or drop annuities or renewals. Nothing is due any more from an annuity on that is dropped. Each that
     * cannot be decided is in {@code refused}: one that the account does not see, that it may only read ({@code reason}
     * 61007), or that is being paid or is done (61012).
     */
    public DecideAnnuitiesResult decide(DecideAnnuitiesRequest request, RequestOptions options) {
        return transport.json(new Call("POST", "/annuities/decisions", Map.of(), Call.In.JSON, request, options), DecideAnnuitiesResult.class);
    }

    /**
     * Keep or drop annuities or renewals. Nothing is due any more from an annuity on that is dropped. Each that
     * cannot be decided is in {@code refused}: one that the account does not see, that it may only read ({@code reason}
     * 61007), or that is being paid or is done (61012).
     */
    public DecideAnnuitiesResult decide(DecideAnnuitiesRequest request) {
        return decide(request, RequestOptions.NONE);
    }

    /**
     * What annuities cost together if they are ordered today. Those that cannot be ordered are in {@code refused},
     * {@code reason} 61020 where one is ordered, done or has no price.
     */
    public QuoteAnnuitiesResult quote(QuoteAnnuitiesRequest request, RequestOptions options) {
        return transport.json(new Call("POST", "/annuities/quote", Map.of(), Call.In.JSON, request, options), QuoteAnnuitiesResult.class);
    }

    /**
     * What annuities cost together if they are ordered today. Those that cannot be ordered are in {@code refused},
     * {@code reason} 61020 where one is ordered, done or has no price.
     */
    public QuoteAnnuitiesResult quote(QuoteAnnuitiesRequest request) {
        return quote(request, RequestOptions.NONE);
    }

    /**
     * Order the payment of annuities. All of them or none, in one order that is paid on the site. {@code total} is
     * what was quoted: {@code reason} 60202 where the price is another one, 61020 where one of them cannot be
     * ordered, 404 where the account does not see one of them or may only read it. {@code agree} confirms the terms
     * of service.
     */
    public OrderAnnuitiesResult order(OrderAnnuitiesRequest request, RequestOptions options) {
        return transport.json(new Call("POST", "/annuities/order", Map.of(), Call.In.JSON, request, options), OrderAnnuitiesResult.class);
    }

    /**
     * Order the payment of annuities. All of them or none, in one order that is paid on the site. {@code total} is
     * what was quoted: {@code reason} 60202 where the price is another one, 61020 where one of them cannot be
     * ordered, 404 where the account does not see one of them or may only read it. {@code agree} confirms the terms
     * of service.
     */
    public OrderAnnuitiesResult order(OrderAnnuitiesRequest request) {
        return order(request, RequestOptions.NONE);
    }
}
