<?php
/**
 * Names of months and their short forms, January first, in lower case without dots. Short forms that name a whole month
 * of another language are left out.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	array( 'january', 'jan', 'januar', 'jänner', 'janvier', 'janv', 'enero', 'ene', 'gennaio', 'gen', 'janeiro', 'januari', 'styczeń', 'stycznia', 'sty', 'январь', 'января', 'янв' ),
	array( 'february', 'feb', 'februar', 'feber', 'février', 'févr', 'fév', 'fevr', 'febrero', 'febbraio', 'fevereiro', 'fev', 'februari', 'luty', 'lutego', 'lut', 'февраль', 'февраля', 'фев', 'февр' ),
	array( 'march', 'mar', 'märz', 'mär', 'mrz', 'maerz', 'mars', 'marzo', 'março', 'maart', 'mrt', 'marzec', 'marca', 'март', 'марта', 'мар' ),
	array( 'april', 'apr', 'avril', 'avr', 'abril', 'abr', 'aprile', 'kwiecień', 'kwietnia', 'kwi', 'апрель', 'апреля', 'апр' ),
	array( 'may', 'mai', 'mayo', 'maggio', 'mag', 'maio', 'mei', 'maj', 'maja', 'май', 'мая' ),
	array( 'june', 'jun', 'juni', 'juin', 'junio', 'giugno', 'giu', 'junho', 'czerwiec', 'czerwca', 'cze', 'июнь', 'июня', 'июн' ),
	array( 'july', 'jul', 'juli', 'juillet', 'juil', 'julio', 'luglio', 'lug', 'julho', 'lipiec', 'lipca', 'lip', 'июль', 'июля', 'июл' ),
	array( 'august', 'aug', 'août', 'aout', 'agosto', 'ago', 'augustus', 'sierpień', 'sierpnia', 'sie', 'август', 'августа', 'авг' ),
	array( 'september', 'sep', 'sept', 'septembre', 'septiembre', 'set', 'settembre', 'setembro', 'wrzesień', 'września', 'wrz', 'сентябрь', 'сентября', 'сен', 'сент' ),
	array( 'october', 'oct', 'oktober', 'okt', 'octobre', 'octubre', 'ottobre', 'ott', 'outubro', 'out', 'październik', 'października', 'paź', 'октябрь', 'октября', 'окт' ),
	array( 'november', 'nov', 'novembre', 'noviembre', 'novembro', 'listopad', 'listopada', 'lis', 'ноябрь', 'ноября', 'ноя', 'нояб' ),
	array( 'december', 'dec', 'dezember', 'dez', 'décembre', 'déc', 'diciembre', 'dic', 'dicembre', 'dezembro', 'desember', 'grudzień', 'grudnia', 'gru', 'декабрь', 'декабря', 'дек' ),
);
