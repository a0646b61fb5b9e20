/** A small contract for tests of whole runs. */
export const booksYaml = `openapi: 3.1.0
info: { title: Books, version: 1.0.0 }
security: [{ bearer: [] }]
paths:
  /books:
    get:
      operationId: listBooks
      parameters:
        - { name: limit, in: query, schema: { type: integer, minimum: 1, maximum: 50 } }
      responses:
        '200':
          description: The books.
          content:
            application/json:
              schema:
                type: object
                required: [items]
                additionalProperties: false
                properties:
                  items: { type: array, items: { $ref: '#/components/schemas/Book' } }
        '400': { $ref: '#/components/responses/Problem' }
        '401': { $ref: '#/components/responses/Problem' }
    post:
      operationId: addBook
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              required: [title, pages]
              additionalProperties: false
              properties:
                title: { type: string, minLength: 1, maxLength: 20 }
                pages: { type: integer, minimum: 1, maximum: 999 }
      responses:
        '201':
          description: The new book.
          headers:
            Location: { required: true, schema: { type: string } }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Book' }
        '400': { $ref: '#/components/responses/Problem' }
        '401': { $ref: '#/components/responses/Problem' }
        '415': { $ref: '#/components/responses/Problem' }
  /books/{id}:
    get:
      operationId: getBook
      parameters:
        - { name: id, in: path, required: true, schema: { type: string, pattern: '^b[0-9]{6}$' } }
      responses:
        '200':
          description: The book.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Book' }
        '400': { $ref: '#/components/responses/Problem' }
        '401': { $ref: '#/components/responses/Problem' }
        '404': { $ref: '#/components/responses/Problem' }
components:
  securitySchemes:
    bearer: { type: http, scheme: bearer }
  schemas:
    Book:
      type: object
      required: [id, title, pages]
      additionalProperties: false
      properties:
        id: { type: string, pattern: '^b[0-9]{6}$' }
        title: { type: string, minLength: 1, maxLength: 20 }
        pages: { type: integer, minimum: 1, maximum: 999 }
  responses:
    Problem:
      description: What is wrong.
      content:
        application/problem+json:
          schema:
            type: object
            required: [title]
            additionalProperties: false
            properties:
              title: { type: string }
`;
