<?php
/**
 * Tests of columns.
 *
 * @package Storedeck
 */

namespace Storedeck\Tools\Order_Files\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Tools\Order_Files\Column_Map;
use Storedeck\Tools\Order_Files\Column_Name;
use Storedeck\Tools\Order_Files\Column_Names;
use Storedeck\Tools\Order_Files\Import_Exception;
use Storedeck\Tools\Order_Files\Item_List;
use Storedeck\Tools\Order_Files\Row_Parser;
use Storedeck\Tools\Order_Files\Words;

// cspell:disable

defined( 'ABSPATH' ) || exit;

/**
 * Tests names of columns, layouts, and items in one row.
 */
final class ColumnMapTest extends TestCase {

	public function test_every_name_is_written_as_names_are_compared(): void {
		foreach ( Column_Names::get_by_field() as $field => $names ) {
			foreach ( $names as $name ) {
				$this->assertSame( $name, Column_Name::normalize( $name ), $field );
			}
		}

		foreach ( (array) glob( dirname( __DIR__ ) . '/data/layouts/*.php' ) as $path ) {
			$layout = require $path;

			foreach ( array( ...$layout['signs'], ...array_keys( $layout['columns'] ) ) as $name ) {
				$this->assertSame( $name, Column_Name::normalize( $name ), (string) $path );
			}
		}

		foreach ( array( 'statuses', 'row-types' ) as $list ) {
			$known = array();

			foreach ( require dirname( __DIR__ ) . "/data/$list.php" as $meaning => $words ) {
				foreach ( $words as $word ) {
					$this->assertSame( $word, Column_Name::normalize( $word ), $list );

					$known[ $word ][] = $meaning;
				}
			}
		}
	}

	/**
	 * Names of the columns of a file in ten languages: order, date, status, product, quantity, price, shipping and total.
	 *
	 * @return array<string, array{string}>
	 */
	public function languages(): array {
		return array(
			'English'    => array( 'Order ID,Order date,Status,Product name,Qty,Price,Shipping,Order total' ),
			'German'     => array( 'Bestellnummer,Bestelldatum,Status,Artikel,Menge,Preis,Versandkosten,Bestellsumme' ),
			'French'     => array( 'N° de commande,Date de commande,Statut,Produit,Quantité,Prix,Frais de port,Total de la commande' ),
			'Spanish'    => array( 'Número de pedido,Fecha,Estado,Producto,Cantidad,Precio,Gastos de envío,Total del pedido' ),
			'Italian'    => array( 'Numero ordine,Data ordine,Stato,Prodotto,Quantità,Prezzo,Spese di spedizione,Totale ordine' ),
			'Portuguese' => array( 'Número do pedido,Data do pedido,Situação,Produto,Quantidade,Preço,Frete,Total do pedido' ),
			'Dutch'      => array( 'Bestelnummer,Besteldatum,Bestelstatus,Product,Aantal,Prijs,Verzendkosten,Totaalbedrag' ),
			'Polish'     => array( 'Numer zamówienia,Data zamówienia,Status,Nazwa produktu,Ilość,Cena,Koszt wysyłki,Wartość zamówienia' ),
			'Japanese'   => array( '注文番号,注文日,ステータス,商品名,数量,価格,送料,合計金額' ),
			'Russian'    => array( 'Номер заказа,Дата заказа,Статус,Товар,Количество,Цена,Доставка,Сумма заказа' ),
			'capitals'   => array( 'ORDER_NUMBER,CREATED_AT,STATUS,PRODUCT_NAME,QUANTITY,PRICE,SHIPPING_COST,GRAND_TOTAL' ),
			'one word'   => array( 'ordernumber,orderdate,orderstatus,productname,quantity,price,shippingcost,ordertotal' ),
			'owners'     => array( 'Número de orden,Fecha de la orden,Estado de la orden,Nombre del producto,Cantidad del producto,'
				. 'Precio del producto,Costo de envío,Total del pedido' ),
			'camel case' => array( 'orderNumber,createdAt,orderStatus,productName,quantity,price,shippingCost,orderTotal' ),
		);
	}

	/**
	 * Columns are found in every language.
	 *
	 * @dataProvider languages
	 * @param string $header Names.
	 */
	public function test_columns_are_found_in_ten_languages( string $header ): void {
		$columns = new Column_Map( explode( ',', $header ) );

		$this->assertSame(
			array_combine( explode( ',', $header ),
				array( 'number', 'date', 'status', 'product', 'quantity', 'price', 'shipping', 'order_total' ) ),
			array_intersect_key( array_replace( array_flip( explode( ',', $header ) ), $columns->get_mapping() ),
				array_flip( explode( ',', $header ) ) )
		);
		$columns->check();
	}

	public function test_a_name_of_many_meanings_is_the_last_choice(): void {
		$columns = new Column_Map( array( 'ID', 'Name', 'Bestellnummer', 'Datum', 'Artikel', 'Beschreibung', 'Preis' ) );

		$this->assertSame( array( 'number', 'product', 'customer' ),
			array( $columns->get_mapping()['Bestellnummer'], $columns->get_mapping()['Artikel'], $columns->get_mapping()['Name'] ) );
	}

	public function test_brackets_and_last_words_have_a_meaning(): void {
		$zone     = static fn( string $name ): string => ( new Column_Name( $name ) )->zone;
		$currency = static fn( string $name ): string => ( new Column_Name( $name ) )->currency;
		$has_tax  = static fn( string $name ): ?bool => ( new Column_Name( $name ) )->has_tax;
		$is_rate  = static fn( string $name ): bool => ( new Column_Name( $name ) )->is_rate;
		$is_after = static fn( string $name ): bool => ( new Column_Name( $name ) )->is_after_refunds;

		$this->assertSame( array( '+00:00', '+02:00', 'America/New_York', '-08:00', '+09:00', '' ),
			array_map( $zone, array( 'Created (UTC)', 'Datum (GMT+2)', 'Date [America/New_York]', 'Order date PST', '注文日時（JST）',
			'Date (19%)' ) ) );
		$this->assertSame( array( 'EUR', 'EUR', 'PLN', 'RUB', '' ),
			array_map( $currency, array( 'Total EUR', 'Preis (€)', 'Cena [zł]', 'Цена, руб.', 'Price ($)' ) ) );
		$this->assertSame( array( true, true, true, false, false, null ),
			array_map( $has_tax,
			array( 'Price incl. VAT', 'Preis (brutto)', 'Prix TTC', 'Price (excl. tax)', 'Preis netto', 'Price' ) ) );
		$this->assertSame( array( true, true, false, false ), array_map( $is_rate, array( 'VAT (%)', 'Tax %', 'VAT (19%)', 'VAT' ) ) );
		$this->assertSame( array( true, true, true, false ),
			array_map( $is_after, array( 'Quantity (- Refund)', 'Total after refunds', 'Menge (abzüglich Erstattungen)', 'Refund' ) ) );
	}

	public function test_a_rate_is_no_amount_and_unused_columns_are_named(): void {
		$columns = new Column_Map( array( 'Order ID', 'Order date', 'Product', 'Price', 'VAT (%)', 'VAT (19%)', 'Moon phase' ) );

		$this->assertSame( 'tax_rate', $columns->get_mapping()['VAT (%)'] );
		$this->assertSame( 'tax', $columns->get_mapping()['VAT (19%)'] );
		$this->assertSame( array( 'Moon phase' ), $columns->get_unused() );

		$columns = new Column_Map( array( 'Order ID', 'Order date', 'Product', 'Price', 'Product', '' ) );

		$this->assertSame( array( 'Product' ), $columns->get_unused() );
	}

	public function test_missing_columns_are_listed_with_the_columns_of_the_file(): void {
		$this->expectException( Import_Exception::class );
		$this->expectExceptionMessage( 'Missing columns: date ("Order date"), price' );
		( new Column_Map( array( 'Order ID', 'SKU', 'Color' ) ) )->check();
	}

	public function test_contents_tell_what_names_do_not(): void {
		$columns = new Column_Map(
			array( 'Order', 'When', 'Items', 'Product', 'Price', 'Contact details', 'Coupon' ),
			array( array( '1', '2026-03-02', '2', 'Mug', '5', 'a@example.test', '1.50' ),
				array( '2', '2026-03-03', '1', 'Jug', '6', 'b@example.test', '' ) )
		);

		$this->assertSame( array( 'date', 'product', 'email' ),
			array_map( static fn( string $name ): string => $columns->get_mapping()[ $name ]
			?? '', array( 'When', 'Product', 'Contact details' ) ) );
		$this->assertNotSame( 'coupon', $columns->get_mapping()['Coupon'] ?? '' );
	}

	public function test_a_layout_is_known_by_its_columns(): void {
		foreach ( (array) glob( dirname( __DIR__ ) . '/data/layouts/*.php' ) as $path ) {
			$layout  = require $path;
			$names   = array_values( array_unique( array( ...array_keys( $layout['columns'] ), ...$layout['signs'], 'moon phase' ) ) );
			$columns = new Column_Map( $names );

			$this->assertSame( $layout['name'], $columns->layout['name'] );
			$columns->check();

			// All fields are those that are read, and all other columns are named.
			$this->assertSame( array(), array_diff( $layout['columns'], array_keys( Column_Names::get_by_field() ),
				array_keys( Row_Parser::AMOUNTS ), array( 'reference' ) ), $layout['name'] );
			$this->assertEqualsCanonicalizing( array_unique( $layout['columns'] ), $columns->get_fields() );
			$this->assertSame( array_values( array_diff( $names, array_keys( $columns->get_mapping() ) ) ), $columns->get_unused() );
			$this->assertContains( 'moon phase', $columns->get_unused() );
		}
	}

	public function test_items_may_have_columns_of_one_row(): void {
		$columns = new Column_Map( array( 'Order ID', 'Date', 'Item 1 name', 'Item 1 qty', 'Item 1 price', 'Item 2 name', 'Item 2 qty',
			'Item 2 price', 'Total' ) );

		$this->assertSame(
			array(
				array( 'product' => 'Mug', 'quantity' => '2', 'unit_price' => '5', 'number' => '7', 'date' => '2026-03-02',
					'total' => '13' ),
				array( 'product' => 'Jug', 'quantity' => '1', 'unit_price' => '3', 'number' => '7', 'date' => '2026-03-02',
					'total' => '13' ),
			),
			array_map(
				static function ( array $row ): array {
					$row = array_combine( array_map( static fn( string $field ): string => 'price' === $field ? 'unit_price'
						: $field, array_keys( $row ) ), $row );

					return array_replace( array_flip( array( 'product', 'quantity', 'unit_price', 'number', 'date', 'total' ) ), $row );
				},
				$columns->get_rows( array( '7', '2026-03-02', 'Mug', '2', '5', 'Jug', '1', '3', '13' ) )
			)
		);
		$this->assertCount( 1, $columns->get_rows( array( '7', '2026-03-02', 'Mug', '2', '5', '', '0', '0', '10' ) ) );
	}

	public function test_items_may_be_a_list_in_one_cell(): void {
		$mug = array( 'product' => 'Mug, blue', 'quantity' => '2', 'line_total' => '20.00' );
		$jug = array( 'product' => 'Jug', 'quantity' => '1', 'line_total' => '5.00' );

		foreach (
			array(
				'name:Mug, blue|quantity:2|total:20.00;name:Jug|quantity:1|total:5.00',
				'Product Name: Mug, blue, Product Qty: 2, Product Total Price: 20.00'
					. '|Product Name: Jug, Product Qty: 1, Product Total Price: 5.00',
				'[{"name":"Mug, blue","quantity":2,"total":"20.00"},{"name":"Jug","quantity":1,"total":"5.00"}]',
			) as $cell
		) {
			$this->assertSame( array( $mug, $jug ), Item_List::parse( $cell ), $cell );
		}
	}

	public function test_statuses_are_known_in_ten_languages(): void {
		foreach (
			array(
				'completed' => array( 'Completed', 'wc-completed', 'Abgeschlossen', 'Terminée', 'Completado', 'Completato', 'Concluído',
					'Voltooid', 'Zrealizowane', '完了', 'Выполнен', 'PAID' ),
				'pending'   => array( 'Pending payment', 'Zahlung ausstehend', 'En attente de paiement', 'Pendiente de pago',
					'In attesa di pagamento', 'Pagamento pendente', 'Wachtend op betaling', 'Oczekujące na płatność', '支払い待ち',
					'Ожидает оплаты', 'Not paid' ),
				'cancelled' => array( 'Cancelled', 'Storniert', 'Annulée', 'Cancelado', 'Annullato', 'Geannuleerd', 'Anulowane',
					'キャンセル', 'Отменён', 'Chargeback' ),
				'refunded'  => array( 'Refunded', 'Rückerstattet', 'Remboursée', 'Reembolsado', 'Rimborsato', 'Terugbetaald',
					'Zwrócone', '返金済み', 'Возвращён' ),
				'failed'    => array( 'Failed', 'Fehlgeschlagen', 'Échouée', 'Fallido', 'Fallito', 'Mislukt', 'Nieudane', '失敗',
					'Не удался' ),
				'draft'     => array( 'checkout-draft', 'Draft', 'trash', 'Entwurf', 'Brouillon' ),
				''          => array( 'Sunny', 'Not yet', '' ),
			) as $status => $names
		) {
			foreach ( $names as $name ) {
				$this->assertSame( $status, Words::find( 'statuses', $name ), $name );
			}
		}
	}
}
