<?php
/**
 * What a snapshot looks like.
 *
 * @package Storedeck
 */

namespace Storedeck\Admin\Snapshot;

defined( 'ABSPATH' ) || exit;

/**
 * Writes a tree that a browser has sent as HTML. Nothing of it can run, be
 * asked for from elsewhere or be filled in: what is not known is left out, and
 * whatever is written is escaped.
 */
final class Markup {

	/**
	 * Elements that show something and do nothing.
	 */
	private const ELEMENTS = array(
		'div span p h1 h2 h3 h4 h5 h6 header footer section nav main aside article figure figcaption hr br',
		'ul ol li dl dt dd strong em b i small code sup sub time bdi bdo abbr kbd mark',
		// A form without an action; nothing of it can be sent while it is inert.
		'form a button label input select option optgroup fieldset legend details summary progress meter img',
		'table caption colgroup col thead tbody tfoot tr th td',
		'svg g path rect circle ellipse line polyline polygon text tspan title desc defs clipPath mask',
		'linearGradient stop pattern',
	);

	/**
	 * Elements without an end.
	 */
	private const VOID = array( 'hr', 'br', 'input', 'img', 'col' );

	/**
	 * Attributes that look like something. `aria-` ones do as well: styles go by them.
	 */
	private const ATTRIBUTES = array(
		'class style dir lang hidden role tabindex disabled checked selected open multiple readonly',
		'value max min placeholder size rows alt colspan rowspan scope span type data-retry-focus',
		'width height viewBox d x y x1 x2 y1 y2 cx cy r rx ry dx dy points transform preserveAspectRatio',
		'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-dasharray stroke-linecap',
		'stroke-linejoin opacity offset stop-color stop-opacity text-anchor dominant-baseline',
		'vector-effect clip-path clip-rule mask shape-rendering patternUnits gradientUnits gradientTransform xmlns',
	);

	/**
	 * Kinds of fields that ask for nothing.
	 */
	private const FIELDS = array( 'text', 'search', 'number', 'checkbox', 'radio', 'range', 'button', 'date', 'url', 'email', 'tel' );

	/**
	 * Most elements and texts.
	 */
	private const MAX_NODES = 8000;

	/**
	 * Deepest nesting.
	 */
	private const MAX_DEPTH = 80;

	/**
	 * Longest HTML in bytes.
	 */
	private const MAX_LENGTH = 400000;

	/**
	 * Names of elements, and of attributes.
	 *
	 * @var array{elements: array<string, int>, attributes: array<string, int>}|null
	 */
	private static ?array $known = null;

	/**
	 * Nodes so far.
	 *
	 * @var int
	 */
	private int $nodes = 0;

	/**
	 * HTML of nodes.
	 *
	 * @param array<int, mixed> $nodes Texts, and elements as `[ name, { attribute: value }, [ nodes ] ]`.
	 * @return string|null Null for more than a screen can be.
	 */
	public static function of( array $nodes ): ?string {
		$markup = new self();
		$html   = $markup->nodes( $nodes, 0 );

		return $markup->nodes > self::MAX_NODES || strlen( $html ) > self::MAX_LENGTH ? null : $html;
	}

	/**
	 * Writes nodes.
	 *
	 * @param array<int, mixed> $nodes Nodes.
	 * @param int               $depth How deep they are.
	 */
	private function nodes( array $nodes, int $depth ): string {
		$html = '';

		foreach ( $nodes as $node ) {
			if ( ++$this->nodes > self::MAX_NODES || $depth > self::MAX_DEPTH ) {
				break;
			}

			if ( is_string( $node ) ) {
				$html .= self::escape( $node );
			} elseif ( is_array( $node ) ) {
				$html .= $this->element( $node, $depth );
			}
		}

		return $html;
	}

	/**
	 * Writes an element.
	 *
	 * @param array<int|string, mixed> $node  Name, attributes, nodes in it.
	 * @param int                      $depth How deep it is.
	 */
	private function element( array $node, int $depth ): string {
		$name = $node[0] ?? null;

		if ( ! is_string( $name ) || ! isset( self::known()['elements'][ $name ] ) ) {
			return '';
		}

		$html = '<' . $name . self::attributes( $name, is_array( $node[1] ?? null ) ? $node[1] : array() ) . '>';

		if ( in_array( $name, self::VOID, true ) ) {
			return $html;
		}

		return $html . $this->nodes( is_array( $node[2] ?? null ) ? $node[2] : array(), $depth + 1 ) . '</' . $name . '>';
	}

	/**
	 * Writes attributes.
	 *
	 * @param string                   $element Name of the element.
	 * @param array<int|string, mixed> $values  Values by name.
	 */
	private static function attributes( string $element, array $values ): string {
		// Links look like links only when they lead somewhere.
		$html = 'a' === $element ? ' href="#"' : '';

		foreach ( $values as $name => $value ) {
			if ( is_string( $name ) && is_string( $value ) && self::is_harmless( $element, $name, $value ) ) {
				$html .= ' ' . $name . '="' . self::escape( $value ) . '"';
			}
		}

		return $html;
	}

	/**
	 * Whether an attribute may be written.
	 *
	 * @param string $element Name of the element.
	 * @param string $name    Name of the attribute.
	 * @param string $value   Its value.
	 */
	private static function is_harmless( string $element, string $name, string $value ): bool {
		if ( 'src' === $name ) {
			// Where the shop's own pictures are from is no secret to anybody.
			return 'img' === $element && 1 === preg_match( '~^(?:https?:)?//?[^\s"\'<>\\\\]+\z~i', $value );
		}

		if ( 'id' === $name ) {
			return 1 === preg_match( '/^[a-zA-Z][\w:.-]*\z/', $value );
		}

		if ( 1 !== preg_match( '/^aria-[a-z]+\z/', $name ) && ! isset( self::known()['attributes'][ $name ] ) ) {
			return false;
		}

		if ( 'type' === $name ) {
			return 'input' !== $element || in_array( $value, self::FIELDS, true );
		}

		return self::asks_for_nothing( $value ) || ! self::may_ask( $name );
	}

	/**
	 * Whether the value of an attribute can name something to load.
	 *
	 * @param string $name Name of the attribute.
	 */
	private static function may_ask( string $name ): bool {
		return in_array( $name, array( 'style', 'fill', 'stroke', 'clip-path', 'mask' ), true );
	}

	/**
	 * Whether a style loads nothing from elsewhere: what it takes from the
	 * picture itself, such as `url(#clip)`, is all that may have a name.
	 *
	 * @param string $style Style, or the value of one.
	 */
	private static function asks_for_nothing( string $style ): bool {
		$rest = (string) preg_replace( '/url\(\s*["\']?#[\w:.-]+["\']?\s*\)/', '', $style );

		return 1 === preg_match( '/^[-\w\s:;.,%()#+*\/!"\']*\z/', $rest )
			&& 1 !== preg_match( '/url|image|src|expression|@|\/\*/i', $rest );
	}

	/**
	 * Escapes a text or a value, entities in it as well: all are plain here.
	 *
	 * @param string $text Text.
	 */
	private static function escape( string $text ): string {
		return htmlspecialchars( $text, ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML5, 'UTF-8' );
	}

	/**
	 * Names that are known.
	 *
	 * @return array{elements: array<string, int>, attributes: array<string, int>}
	 */
	private static function known(): array {
		self::$known ??= array(
			'elements'   => array_flip( explode( ' ', implode( ' ', self::ELEMENTS ) ) ),
			'attributes' => array_flip( explode( ' ', implode( ' ', self::ATTRIBUTES ) ) ),
		);

		return self::$known;
	}
}
