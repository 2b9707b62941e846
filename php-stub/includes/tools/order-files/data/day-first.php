<?php
/**
 * Begins of words in names of columns, in lower case without accents, of languages in which dates begin with the day.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'bestel', 'preis', 'menge', 'anzahl', 'datum', 'artikel', 'commande', 'prix', 'quantite', 'quantita', 'quantidade', 'pedido', 'fecha',
	'precio', 'cantidad', 'ordine', 'prezzo', 'preco', 'produto', 'prodotto', 'producto', 'produit', 'aantal', 'prijs', 'zamowieni',
	'cena', 'ilosc', 'produkt', 'дата', 'цена', 'заказ', 'товар',
);
