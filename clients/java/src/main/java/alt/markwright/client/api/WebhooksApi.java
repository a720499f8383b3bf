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

/** Calls to an address of the partner when something happens. */
public class WebhooksApi {
    /** Signs, sends and repeats calls. */
    protected final Transport transport;

    /** Made by the client. */
    public WebhooksApi(Transport transport) {
        this.transport = transport;
    }

    /** Webhooks. Those of live keys or, with a test key, those of test keys. */
    public List<Webhook> list() {
        return transport.list(new Call("GET", "/webhooks", Map.of(), Call.In.NONE, null, RequestOptions.NONE), Webhook.class);
    }

    /**
     * Create a webhook. The secret is shown in this answer only. Live keys share the live webhooks of an
     * account, test keys its test webhooks, which get test events only.
     */
    public WebhookWithSecret create(WebhookDraft request, RequestOptions options) {
        return transport.json(new Call("POST", "/webhooks", Map.of(), Call.In.JSON, request, options), WebhookWithSecret.class);
    }

    /**
     * Create a webhook. The secret is shown in this answer only. Live keys share the live webhooks of an
     * account, test keys its test webhooks, which get test events only.
     */
    public WebhookWithSecret create(WebhookDraft request) {
        return create(request, RequestOptions.NONE);
    }

    /** A webhook. */
    public Webhook get(String id) {
        return transport.json(new Call("GET", "/webhooks/{id}", Map.of("id", id), Call.In.NONE, null, RequestOptions.NONE), Webhook.class);
    }

    /** Change, pause or resume a webhook. */
    public Webhook update(String id, UpdateWebhookRequest request) {
        return transport.json(new Call("PATCH", "/webhooks/{id}", Map.of("id", id), Call.In.JSON, request, RequestOptions.NONE), Webhook.class);
    }

    /** Delete a webhook and its log. */
    public void delete(String id) {
        transport.empty(new Call("DELETE", "/webhooks/{id}", Map.of("id", id), Call.In.NONE, null, RequestOptions.NONE));
    }

    /** Replace the secret. For 24 hours calls carry two signatures, by the new secret and by the old one. */
    public WebhookWithSecret rotateSecret(String id, RequestOptions options) {
        return transport.json(new Call("POST", "/webhooks/{id}/rotate", Map.of("id", id), Call.In.NONE, null, options), WebhookWithSecret.class);
    }

    /** Replace the secret. For 24 hours calls carry two signatures, by the new secret and by the old one. */
    public WebhookWithSecret rotateSecret(String id) {
        return rotateSecret(id, RequestOptions.NONE);
    }

    /** Send a test event. Calls the address at once with an event {@code webhook.test}. Ten in ten minutes at most. */
    public TestWebhookResult test(String id, RequestOptions options) {
        return transport.json(new Call("POST", "/webhooks/{id}/test", Map.of("id", id), Call.In.NONE, null, options), TestWebhookResult.class);
    }

    /** Send a test event. Calls the address at once with an event {@code webhook.test}. Ten in ten minutes at most. */
    public TestWebhookResult test(String id) {
        return test(id, RequestOptions.NONE);
    }

    /** Delivery log. */
    public Page<WebhookDelivery> listDeliveries(String id, PageQuery query) {
        return transport.page(new Call("GET", "/webhooks/{id}/deliveries", Map.of("id", id), Call.In.QUERY, query, RequestOptions.NONE), WebhookDelivery.class);
    }

    /** Delivery log. */
    public Page<WebhookDelivery> listDeliveries(String id) {
        return listDeliveries(id, PageQuery.builder().build());
    }

    /** Delivery log: the entries of all pages, which are requested one after the other. */
    public Iterable<WebhookDelivery> listAllDeliveries(String id, PageQuery query) {
        return Pages.each(cursor -> {
            var page = listDeliveries(id, query.withCursor(cursor));
            return new Pages.Part<>(page.data(), page.nextCursor());
        });
    }

    /** Deliver an event once more. With the same {@code webhook-id}. */
    public WebhookDelivery replayDelivery(String id, String deliveryId, RequestOptions options) {
        return transport.json(new Call("POST", "/webhooks/{id}/deliveries/{deliveryId}/replay", Map.of("id", id, "deliveryId", deliveryId), Call.In.NONE, null, options), WebhookDelivery.class);
    }

    /** Deliver an event once more. With the same {@code webhook-id}. */
    public WebhookDelivery replayDelivery(String id, String deliveryId) {
        return replayDelivery(id, deliveryId, RequestOptions.NONE);
    }
}
