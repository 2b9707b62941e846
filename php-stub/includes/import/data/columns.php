<?php
/**
 * Column names by field: lower case, without brackets, dashes and underscores. The first name that
 * a file has is used. A column belongs to one field only, and fields at the top have priority.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'number'         => array( 'order number', 'order no', 'order #', 'order id', 'order', 'order reference', 'order ref', 'purchase order', 'sales order', 'receipt id', 'transaction id', 'number', 'name', 'id', 'bestellnummer', 'numero de commande', 'numero de pedido' ),
	'date'           => array( 'order date', 'created at', 'date created', 'order created', 'created', 'date', 'purchase date', 'sale date', 'paid at', 'paid date', 'order date and time', 'purchase time', 'datum', 'bestelldatum', 'fecha' ),
	'status'         => array( 'order status', 'status', 'financial status', 'payment status' ),
	'product'        => array( 'lineitem name', 'line item name', 'product name', 'product title', 'item name', 'product', 'item title', 'item', 'title', 'name', 'description', 'produkt', 'artikel', 'producto' ),
	'sku'            => array( 'lineitem sku', 'line item sku', 'product sku', 'item sku', 'variant sku', 'sku', 'item code', 'article number', 'artikelnummer' ),
	'category'       => array( 'product category', 'product categories', 'item category', 'category', 'categories', 'product type', 'department', 'kategorie', 'categoria' ),
	'quantity'       => array( 'lineitem quantity', 'line item quantity', 'quantity', 'qty', 'item quantity', 'order quantity', 'quantity ordered', 'qty ordered', 'units', 'count', 'menge', 'anzahl', 'cantidad', 'quantite' ),
	'price'          => array( 'lineitem price', 'line item price', 'item price', 'item cost', 'unit price', 'unit cost', 'product price', 'price each', 'price', 'preis', 'einzelpreis', 'precio', 'prix' ),
	'subtotal'       => array( 'line subtotal', 'order line subtotal', 'item subtotal', 'lineitem subtotal', 'row subtotal' ),
	'line_total'     => array( 'line total', 'order line total', 'item total', 'lineitem total', 'row total', 'line amount', 'item amount' ),
	'line_discount'  => array( 'lineitem discount', 'line discount', 'line item discount', 'item discount', 'item discount amount', 'row discount', 'discount', 'rabatt' ),
	'line_tax'       => array( 'line tax', 'order line tax', 'lineitem tax', 'line item tax', 'item tax', 'item tax amount', 'row tax', 'tax', 'vat', 'mwst', 'steuer' ),
	'order_discount' => array( 'discount amount', 'order discount', 'order discount amount', 'cart discount', 'cart discount amount', 'total discount', 'discount total', 'discounts', 'coupon amount' ),
	'order_tax'      => array( 'taxes', 'order tax', 'order tax amount', 'order total tax', 'order total tax amount', 'total tax', 'tax total', 'tax amount' ),
	'shipping'       => array( 'shipping', 'order shipping', 'shipping amount', 'order shipping amount', 'shipping total', 'total shipping', 'shipping cost', 'shipping price', 'delivery', 'postage', 'versand', 'versandkosten' ),
	'shipping_tax'   => array( 'shipping tax', 'order shipping tax', 'shipping tax amount' ),
	'order_total'    => array( 'order total', 'order total amount', 'grand total', 'total', 'amount paid', 'total amount' ),
	'refunded'       => array( 'refunded amount', 'order refund amount', 'refund amount', 'total refunded', 'amount refunded', 'refunded', 'refund' ),
	'coupon'         => array( 'discount code', 'discount codes', 'coupon code', 'coupon codes', 'coupon', 'coupons', 'voucher', 'voucher code', 'promo code', 'gutschein' ),
	'first_name'     => array( 'billing first name', 'first name', 'customer first name', 'vorname' ),
	'last_name'      => array( 'billing last name', 'last name', 'customer last name', 'surname', 'nachname' ),
	'customer'       => array( 'billing name', 'customer name', 'customer', 'full name', 'buyer', 'buyer name', 'billing full name', 'client', 'kunde', 'cliente' ),
	'email'          => array( 'email', 'e mail', 'billing email', 'customer email', 'email address', 'billing email address', 'buyer email', 'e mail address' ),
	'country'        => array( 'billing country', 'billing country code', 'country', 'country code', 'customer country', 'shipping country', 'shipping country code', 'ship country', 'land', 'pais', 'pays' ),
	'currency'       => array( 'currency', 'order currency', 'currency code', 'presentment currency', 'wahrung', 'moneda', 'devise' ),
);
