<?php
/**
 * Names of months and their short forms by number, as Column_Name::normalize() writes them. Short forms that name a whole month of
 * another language are left out.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	1  => array( 'january', 'jan', 'januar', 'janner', 'janvier', 'janv', 'enero', 'ene', 'gennaio', 'gen', 'janeiro', 'januari', 'styczen', 'stycznia', 'sty', 'январь', 'января', 'янв' ),
	2  => array( 'february', 'feb', 'februar', 'feber', 'fevrier', 'fevr', 'fev', 'febrero', 'febbraio', 'fevereiro', 'februari', 'luty', 'lutego', 'lut', 'февраль', 'февраля', 'фев', 'февр' ),
	3  => array( 'march', 'mar', 'marz', 'mrz', 'maerz', 'mars', 'marzo', 'marco', 'maart', 'mrt', 'marzec', 'marca', 'март', 'марта', 'мар' ),
	4  => array( 'april', 'apr', 'avril', 'avr', 'abril', 'abr', 'aprile', 'kwiecien', 'kwietnia', 'kwi', 'апрель', 'апреля', 'апр' ),
	5  => array( 'may', 'mai', 'mayo', 'maggio', 'mag', 'maio', 'mei', 'maj', 'maja', 'май', 'мая' ),
	6  => array( 'june', 'jun', 'juni', 'juin', 'junio', 'giugno', 'giu', 'junho', 'czerwiec', 'czerwca', 'cze', 'июнь', 'июня', 'июн' ),
	7  => array( 'july', 'jul', 'juli', 'juillet', 'juil', 'julio', 'luglio', 'lug', 'julho', 'lipiec', 'lipca', 'lip', 'июль', 'июля', 'июл' ),
	8  => array( 'august', 'aug', 'aout', 'agosto', 'ago', 'augustus', 'sierpien', 'sierpnia', 'sie', 'август', 'августа', 'авг' ),
	9  => array( 'september', 'sep', 'sept', 'septembre', 'septiembre', 'set', 'settembre', 'setembro', 'wrzesien', 'wrzesnia', 'wrz', 'сентябрь', 'сентября', 'сен', 'сент' ),
	10 => array( 'october', 'oct', 'oktober', 'okt', 'octobre', 'octubre', 'ottobre', 'ott', 'outubro', 'out', 'pazdziernik', 'pazdziernika', 'paz', 'октябрь', 'октября', 'окт' ),
	11 => array( 'november', 'nov', 'novembre', 'noviembre', 'novembro', 'listopad', 'listopada', 'lis', 'ноябрь', 'ноября', 'ноя', 'нояб' ),
	12 => array( 'december', 'dec', 'dezember', 'dez', 'decembre', 'diciembre', 'dic', 'dicembre', 'dezembro', 'desember', 'grudzien', 'grudnia', 'gru', 'декабрь', 'декабря', 'дек' ),
);
