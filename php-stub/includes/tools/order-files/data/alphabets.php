<?php
/**
 * Languages: encodings that have their letters, letters beyond ASCII, and regular expressions of begins of words and of
 * currencies that tell the language, and of what none of its words contains.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

$western = array( 'Windows-1252', 'ISO-8859-15', 'Macintosh', 'IBM850', 'Windows-1254' );
$central = array( 'Windows-1250', 'ISO-8859-2' );

return array(
	'de' => array( $western, 'äöüß', 'bestell|artikel|menge|preis|datum|germany|austria|deutschland', '' ),
	'fr' => array( $western, 'àâæçèéêëîïôœùûüÿ', 'commande|produit|prix|quantit|montant|livraison|france', '' ),
	'es' => array( $western, 'áéíóúüñ', 'pedido|producto|precio|fecha|cantidad|spain|mexico|MXN|ARS|COP|CLP', '[ñ](?![aeiouáéíóú])' ),
	'it' => array( $western, 'àèéìòù', 'ordine|prodotto|prezzo|quantit|italia|italy', '' ),
	'pt' => array( $western, 'àáâãçéêíóôõú', 'produto|quantidade|valor|brazil|brasil|portugal|BRL', '' ),
	'nl' => array( $western, 'áèéêëíïóöúü', 'bestel|aantal|prijs|netherlands|nederland', '' ),
	'da' => array( $western, 'æøåéäöü', 'ordre|antal|denmark|norway|DKK|NOK', '[øå][íéáúó]' ),
	'sv' => array( $western, 'åäöéü', 'antal|pris|sweden|finland|SEK', '' ),
	'is' => array( $western, 'áðéíóúýþæö', 'iceland|ISK', '[cqwz]|^ð' ),
	'tr' => array( array( 'Windows-1254' ), 'çğıİöşüâî', 'siparis|tarih|adet|fiyat|turkey|TRY', '[ğş]{2}|^ğ' ),
	'pl' => array( $central, 'ąćęłńóśźż', 'zam|cena|ilo|poland|polska|PLN', '[ćńśź][aeiouyąęó]' ),
	'cs' => array( $central, 'áčďéěíňóřšťúůýž', 'objedn|cena|mno|czech|CZK', '[bcdfghjkmnpqstvwxz][bcdfghjklmnpqrstvwxz]č|^ě|ů\b.*ů.*ů' ),
	'sk' => array( $central, 'áäčďéíľňóôšťúýž', 'objedn|cena|slovakia|slovensko', '[bcdfghjkmnpqstvwxz][bcdfghjklmnpqrstvwxz]č' ),
	'hu' => array( $central, 'áéíóöőúüű', 'rendel|hungary|HUF', '' ),
	'ro' => array( $central, 'ăâîşţ', 'comand|romania|RON', '' ),
	'hr' => array( $central, 'čćđšž', 'narud|croatia|slovenia|serbia|HRK|RSD', '[bcdfghjkmnpqstvwxz][bcdfghjklmnpqrstvwxz]č' ),
	'lt' => array( array( 'Windows-1257' ), 'ąčęėįšųūž', 'lithuania|lietuva', '' ),
	'lv' => array( array( 'Windows-1257' ), 'āčēģīķļņšūž', 'latvia|latvija', '' ),
	'et' => array( array( 'Windows-1257' ), 'äõöüšž', 'estonia|eesti', 'ä.*õ' ),
	'ru' => array( array( 'Windows-1251', 'KOI8-R' ), 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя', 'russia|RUB', '^[^оаеиуыяё]{4,}\z' ),
	'uk' => array( array( 'Windows-1251' ), 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя', 'ukraine|UAH', '^[^оаеиуіїя]{4,}\z' ),
	'el' => array( array( 'Windows-1253' ), 'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ', 'greece', '[ΰΐ]' ),
);
