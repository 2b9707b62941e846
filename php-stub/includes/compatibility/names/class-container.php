<?php

namespace Automattic\WooCommerce\Blocks\Registry;

use Automattic\WooCommerce\Blocks\Assets\AssetDataRegistry;

defined( 'ABSPATH' ) || exit;

/**
 * Container of services, under WooCommerce's name.
 *
 * Has the registry of settings and what extensions register.
 */
class Container {

	/**
	 * Callbacks that create services, by name.
	 *
	 * @var array<string, callable>
	 */
	private array $factories = array();

	/**
	 * Services, by name.
	 *
	 * @var array<string, mixed>
	 */
	private array $services = array();

	/**
	 * Registers the registry of settings.
	 */
	public function __construct() {
		$this->register( AssetDataRegistry::class, static fn(): AssetDataRegistry => new AssetDataRegistry() );
	}

	/**
	 * Registers a service.
	 *
	 * @param string $id    Name.
	 * @param mixed  $value The service, or a callback that gets the container and creates it.
	 */
	public function register( $id, $value ) {
		unset( $this->services[ $id ] );

		$this->factories[ $id ] = is_callable( $value ) ? $value : static fn() => $value;
	}

	/**
	 * Returns a service.
	 *
	 * @param string $id Name.
	 * @return mixed
	 * @throws \InvalidArgumentException When there is no such service.
	 */
	public function get( $id ) {
		if ( ! isset( $this->factories[ $id ] ) ) {
			throw new \InvalidArgumentException(
				/* translators: %s: name of a class. */
				esc_html( sprintf( __( '%s is not available without WooCommerce.', 'storedeck' ), $id ) )
			);
		}

		$this->services[ $id ] ??= $this->factories[ $id ]( $this );

		return $this->services[ $id ];
	}
}
