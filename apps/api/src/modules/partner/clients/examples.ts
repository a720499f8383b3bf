/** A first program in TypeScript or JavaScript, against `site`. */
export const typescriptExample = (site: string) => `
import { Markwright } from 'markwright-partner-client'

const markwright = new Markwright({
  baseUrl: '${site}',
  merchantId: process.env.MARKWRIGHT_MERCHANT_ID,
  requestKey: process.env.MARKWRIGHT_REQUEST_KEY,
})
const { translations } = await markwright.translation.translate({ q: ['一种电池'], target: 'en-us' })
console.log(translations[0].text)
`

/** The same in Python. */
export const pythonExample = (site: string) => `
import os

from markwright_partner_client import Markwright

markwright = Markwright(
    base_url="${site}",
    merchant_id=os.environ["MARKWRIGHT_MERCHANT_ID"],
    request_key=os.environ["MARKWRIGHT_REQUEST_KEY"],
)
result = markwright.translation.translate(q=["一种电池"], target="en-us")
print(result.translations[0].text)
`

/** The same in Go. */
export const goExample = (site: string) => `
package main

import (
	"context"
	"fmt"
	"log"
	"os"

	markwright "markwright.alt/partner-client"
)

func main() {
	client, err := markwright.New(markwright.Options{
		BaseURL:    "${site}",
		MerchantID: os.Getenv("MARKWRIGHT_MERCHANT_ID"),
		RequestKey: os.Getenv("MARKWRIGHT_REQUEST_KEY"),
	})
	if err != nil {
		log.Fatal(err)
	}
	result, err := client.Translation.Translate(context.Background(), markwright.TranslateTextsRequest{
		Q:      []string{"一种电池"},
		Target: markwright.TranslationLanguageEnUs,
	})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result.Translations[0].Text)
}
`

/** The same in Java, in one file that `java` runs. */
export const javaExample = (site: string) => `
import alt.markwright.client.Markwright;
import alt.markwright.client.model.*;
import java.util.List;

public class First {
    public static void main(String[] arguments) throws Exception {
        Markwright markwright = Markwright.builder("${site}", System.getenv("MARKWRIGHT_REQUEST_KEY"))
                .merchantId(System.getenv("MARKWRIGHT_MERCHANT_ID"))
                .build();
        TranslateTextsRequest request = TranslateTextsRequest.builder()
                .q(List.of("一种电池"))
                .target(TranslationLanguage.EN_US)
                .build();
        System.out.println(markwright.translation().translate(request).translations().get(0).text());
    }
}
`

/** A project of Maven that depends on the client; `repository` is the address it comes from, null for that of the machine. */
export const pomOf = ({
  group,
  artifact,
  version,
  repository,
}: {
  group: string
  artifact: string
  version: string
  repository: string | null
}) => `
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>first</groupId>
  <artifactId>first</artifactId>
  <version>1</version>
${
  repository
    ? `  <repositories>
    <repository>
      <id>markwright</id>
      <url>${repository}</url>
    </repository>
  </repositories>
`
    : ''
}  <dependencies>
    <dependency>
      <groupId>${group}</groupId>
      <artifactId>${artifact}</artifactId>
      <version>${version}</version>
    </dependency>
  </dependencies>
</project>
`
