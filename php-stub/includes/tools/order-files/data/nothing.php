<?php
/**
 * Words and signs that mean an amount of zero, in lower case.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

return array(
	'-', '--', '–', '—', '―', '−', 'n/a', 'n.a.', 'na', 'none', 'nil', 'null', 'free', 'free shipping', 'no charge', 'frei', 'gratis',
	'kostenlos', 'kostenfrei', 'umsonst', 'versandkostenfrei', 'keine', 'gratuit', 'gratuite', 'offert', 'offerte', 'aucun', 'aucune',
	'gratuito', 'gratuita', 'sin coste', 'sin cargo', 'ninguno', 'nessuno', 'omaggio', 'grátis', 'gratuidade', 'nenhum', 'isento', 'geen',
	'za darmo', 'darmowa', 'darmowy', 'darmowe', 'bezpłatnie', 'bezpłatna', 'brak', '無料', '送料無料', 'なし', '無し', 'бесплатно', 'бесплатная', 'нет',
	'даром', 'ücretsiz', 'zdarma', 'ingyenes', 'ilmainen',
);
