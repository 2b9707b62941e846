<?php
/**
 * Rows that are no sold product, by words of their type or of the product, as Column_Name::normalize() writes them. Rows of
 * other types are sales. `none` are no part of an order.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'refund'   => array( 'refund', 'refunds', 'partial refund', 'full refund', 'return', 'returns', 'returned', 'payment refund', 'refunded', 'credit note', 'credit memo', 'reversal', 'payment reversal', 'erstattung', 'ruckerstattung', 'ruckzahlung', 'rucksendung', 'retoure', 'gutschrift', 'storno', 'remboursement', 'retour', 'avoir', 'reembolso', 'devolucion', 'devolucao', 'estorno', 'rimborso', 'reso', 'nota di credito', 'terugbetaling', 'creditnota', 'zwrot', 'korekta', '返金', '返品', '払い戻し', 'возврат', 'возврат средств', 'возврат товара' ),
	'shipping' => array( 'shipping', 'shipping cost', 'shipping costs', 'shipping fee', 'shipping charge', 'shipping & handling', 'shipping and handling', 'delivery', 'delivery fee', 'delivery charge', 'delivery cost', 'postage', 'freight', 'standard shipping', 'express shipping', 'versand', 'versandkosten', 'porto', 'lieferung', 'versandkostenpauschale', 'frais de port', 'frais de livraison', 'livraison', 'envio', 'gastos de envio', 'coste de envio', 'spedizione', 'spese di spedizione', 'costi di spedizione', 'frete', 'portes', 'portes de envio', 'verzending', 'verzendkosten', 'bezorgkosten', 'wysylka', 'koszt wysylki', 'koszty wysylki', 'dostawa', 'koszt dostawy', '送料', '配送料', 'доставка', 'стоимость доставки' ),
	'discount' => array( 'discount', 'discounts', 'coupon', 'voucher', 'promotion', 'promo', 'promo code', 'discount code', 'rabatt', 'gutschein', 'nachlass', 'aktionsrabatt', 'remise', 'reduction', 'code promo', 'bon de reduction', 'descuento', 'cupon', 'sconto', 'buono sconto', 'desconto', 'cupom', 'korting', 'kortingscode', 'rabat', 'znizka', 'kupon', '割引', '値引き', 'クーポン', 'クーポン割引', 'скидка', 'купон', 'промокод' ),
	'fee'      => array( 'fee', 'fees', 'surcharge', 'handling', 'handling fee', 'payment fee', 'service fee', 'gift wrap', 'gift wrapping', 'gebuhr', 'zuschlag', 'aufschlag', 'bearbeitungsgebuhr', 'nachnahme', 'nachnahmegebuhr', 'frais', 'supplement', 'frais de gestion', 'recargo', 'comision', 'supplemento', 'commissione', 'contrassegno', 'taxa', 'sobretaxa', 'toeslag', 'kosten', 'oplata', 'doplata', 'za pobraniem', '手数料', '代引手数料', 'сбор', 'комиссия', 'наценка' ),
	'tax'      => array( 'tax', 'vat', 'sales tax', 'gst', 'mwst', 'umsatzsteuer', 'steuer', 'tva', 'iva', 'impuesto', 'imposta', 'imposto', 'btw', 'podatek', '消費税', 'ндс', 'налог' ),
	'none'     => array( 'payout', 'transfer', 'withdrawal', 'deposit', 'general withdrawal', 'bank deposit to pp account', 'currency conversion', 'general currency conversion', 'hold', 'reserve', 'general hold', 'payment reserve', 'adjustment', 'charge back', 'shipping label', 'other fee', 'auszahlung', 'uberweisung', 'virement', 'transferencia', 'bonifico', 'uitbetaling', 'wyplata', '入金', '振込', 'вывод средств', 'перевод' ),
	'total'    => array( 'total', 'totals', 'grand total', 'sum', 'subtotal', 'report total', 'page total', 'total orders', 'summe', 'gesamt', 'gesamtsumme', 'zwischensumme', 'gesamtergebnis', 'total general', 'totaux', 'sous total', 'somme', 'suma', 'totales', 'suma total', 'totale', 'totali', 'totale complessivo', 'somma', 'totais', 'total geral', 'totaal', 'eindtotaal', 'razem', 'lacznie', 'podsumowanie', '合計', '総計', '小計', 'итого', 'всего', 'сумма' ),
);
