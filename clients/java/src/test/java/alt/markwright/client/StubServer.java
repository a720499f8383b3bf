package alt.markwright.client;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Answers with what it was given, one after the other, and remembers what it was asked. */
final class StubServer implements AutoCloseable {
    record Request(String method, String url, Map<String, List<String>> headers, byte[] body) {
        String header(String name) {
            return headers.entrySet().stream()
                    .filter(each -> each.getKey().equalsIgnoreCase(name))
                    .map(each -> each.getValue().get(0))
                    .findFirst()
                    .orElse(null);
        }

        String text() {
            return new String(body, StandardCharsets.UTF_8);
        }
    }

    /** Status 0: the connection ends; -1: no answer. */
    record Answer(int status, String body, Map<String, String> headers) {
        Answer(int status, String body) {
            this(status, body, Map.of());
        }
    }

    static final Answer CUT = new Answer(0, "");
    static final Answer LATE = new Answer(-1, "");

    final List<Request> requests = Collections.synchronizedList(new ArrayList<>());
    private final Deque<Answer> answers = new ArrayDeque<>();
    private final HttpServer server;
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final CountDownLatch released = new CountDownLatch(1);

    StubServer(Answer... answers) throws IOException {
        this.answers.addAll(List.of(answers));
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(threads);
        server.createContext("/", this::handle);
        server.start();
    }

    String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    private void handle(HttpExchange exchange) throws IOException {
        byte[] body = exchange.getRequestBody().readAllBytes();
        requests.add(new Request(
                exchange.getRequestMethod(), exchange.getRequestURI().toString(), exchange.getRequestHeaders(), body));
        Answer answer;
        synchronized (answers) {
            answer = answers.isEmpty() ? new Answer(500, "") : answers.removeFirst();
        }
        if (answer.status() == -1) await();
        if (answer.status() <= 0) {
            exchange.close();
            return;
        }
        answer.headers().forEach((name, value) -> exchange.getResponseHeaders().set(name, value));
        byte[] content = answer.body().getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(answer.status(), content.length == 0 ? -1 : content.length);
        exchange.getResponseBody().write(content);
        exchange.close();
    }

    private void await() {
        try {
            released.await();
        } catch (InterruptedException error) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        released.countDown();
        server.stop(0);
        threads.shutdownNow();
    }
}
