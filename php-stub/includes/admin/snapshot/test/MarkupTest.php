<?php
/**
 * Tests of Markup.
 *
 * @package Storedeck
 */

namespace Storedeck\Admin\Snapshot\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Admin\Snapshot\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * What comes from a browser shows something and does nothing.
 */
final class MarkupTest extends TestCase {

	/**
	 * A screen is written as it is.
	 */
	public function test_it_writes_what_is_shown(): void {
		$this->assertSame(
			'<div class="a b" id="x" aria-busy="false" style="--w:1px;color:rgba(0,0,0,.5)">1 &lt; 2 &amp;amp; 3'
				. '<input type="checkbox" checked=""><br>'
				. '<svg viewBox="0 0 10 10"><path d="M0,0L1,1" clip-path="url(#clip)"></path></svg></div>',
			Markup::of(
				array(
					array(
						'div',
						array(
							'class'     => 'a b',
							'id'        => 'x',
							'aria-busy' => 'false',
							'style'     => '--w:1px;color:rgba(0,0,0,.5)',
						),
						array(
							'1 < 2 &amp; 3',
							array(
								'input',
								array(
									'type'    => 'checkbox',
									'checked' => '',
								),
								array(),
							),
							array( 'br', array(), array( 'never' ) ),
							array(
								'svg',
								array( 'viewBox' => '0 0 10 10' ),
								array(
									array(
										'path',
										array(
											'd'         => 'M0,0L1,1',
											'clip-path' => 'url(#clip)',
										),
										array(),
									),
								),
							),
						),
					),
				)
			)
		);
	}

	/**
	 * Elements that do something are left out with all that is in them.
	 *
	 * @dataProvider harmful_elements
	 * @param mixed $node Element.
	 */
	public function test_it_leaves_out_elements( $node ): void {
		$this->assertSame( '<p>kept</p>', Markup::of( array( $node, array( 'p', array(), array( 'kept' ) ) ) ) );
	}

	/**
	 * Elements.
	 *
	 * @return array<string, array{mixed}>
	 */
	public function harmful_elements(): array {
		$names = array_merge(
			explode( ' ', 'script SCRIPT style iframe object embed link meta base template noscript' ),
			explode( ' ', 'foreignObject animate set use math textarea p> p/' ),
			array( 'p onload=x', '' )
		);
		$nodes = array();

		foreach ( $names as $name ) {
			$nodes[ 'the element ' . $name ] = array( array( $name, array(), array( 'alert(1)' ) ) );
		}

		return $nodes + array(
			'a number'        => array( 7 ),
			'null'            => array( null ),
			'an empty list'   => array( array() ),
			'a list in front' => array( array( array( 'script' ), array(), array( 'x' ) ) ),
			'an object'       => array( array( 'name' => 'script' ) ),
		);
	}

	/**
	 * Attributes that do something, ask for something or end their element.
	 *
	 * @dataProvider harmful_attributes
	 * @param string $name  Name.
	 * @param mixed  $value Value.
	 * @param string $of    Element.
	 */
	public function test_it_leaves_out_attributes( string $name, $value, string $of = 'p' ): void {
		$html = (string) Markup::of( array( array( $of, array( $name => $value ), array() ) ) );

		$this->assertMatchesRegularExpression( '~^<' . $of . '(?: href="#")?>~', $html );
	}

	/**
	 * Attributes.
	 *
	 * @return array<string, array<int, mixed>>
	 */
	public function harmful_attributes(): array {
		return array(
			'a handler'             => array( 'onclick', 'alert(1)' ),
			'a handler in capitals' => array( 'onLoad', 'alert(1)' ),
			'a link'                => array( 'href', 'javascript:alert(1)', 'a' ),
			'a source'              => array( 'src', 'javascript:alert(1)', 'img' ),
			'a source of data'      => array( 'src', 'data:text/html,x', 'img' ),
			'a source elsewhere'    => array( 'src', '/x.js', 'p' ),
			'several sources'       => array( 'srcset', '/x.png', 'img' ),
			'a name for fields'     => array( 'name', 'password', 'input' ),
			'a password'            => array( 'type', 'password', 'input' ),
			'a file'                => array( 'type', 'file', 'input' ),
			'an image to send with' => array( 'type', 'image', 'input' ),
			'where a form goes'     => array( 'action', '/x', 'form' ),
			'how a form goes'       => array( 'method', 'post', 'form' ),
			'a form of others'      => array( 'formaction', '/x', 'button' ),
			'a place of the app'    => array( 'data-storedeck-mount', 'app' ),
			'styles from elsewhere' => array( 'style', 'background:url(https://example.test/x)' ),
			'escaped styles'        => array( 'style', 'background:u\\72l(x)' ),
			'styles with comments'  => array( 'style', 'background:u/**/rl(x)' ),
			'images in styles'      => array( 'style', 'background:image-set("x" 1x)' ),
			'imported styles'       => array( 'style', '@import "x"' ),
			'a paint of others'     => array( 'fill', 'url(https://example.test/x#y)', 'path' ),
			'an end of the element' => array( 'class><script>', 'x' ),
			'an empty name'         => array( '', 'x' ),
			'an odd id'             => array( 'id', 'a b' ),
			'a list'                => array( 'class', array( 'x' ) ),
			'a number'              => array( 'class', 7 ),
		);
	}

	/**
	 * Quotes do not end a value.
	 */
	public function test_it_escapes_values(): void {
		$this->assertSame(
			'<p class="&quot;&gt;&lt;script&gt;&apos;"></p>',
			Markup::of( array( array( 'p', array( 'class' => '"><script>\'' ), array() ) ) )
		);
	}

	/**
	 * Links lead nowhere.
	 */
	public function test_it_writes_links_that_lead_nowhere(): void {
		$this->assertSame(
			'<a href="#" class="x">y</a>',
			Markup::of(
				array(
					array(
						'a',
						array(
							'href'  => 'https://example.test/',
							'class' => 'x',
						),
						array( 'y' ),
					),
				)
			)
		);
	}

	/**
	 * More than a screen can be.
	 */
	public function test_it_refuses_too_much(): void {
		$this->assertNull( Markup::of( array_fill( 0, 8001, 'x' ) ) );
		$this->assertNull( Markup::of( array( str_repeat( 'x', 400001 ) ) ) );

		$deep = 'x';

		for ( $depth = 0; $depth < 400; $depth++ ) {
			$deep = array( 'div', array(), array( $deep ) );
		}

		$this->assertStringNotContainsString( 'x', (string) Markup::of( array( $deep ) ) );
	}
}
