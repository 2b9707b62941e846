import { describePlugins } from '../setup/woocommerce-plugins.mjs';

// Both have the same store of notices; the first one stays.
describePlugins( 'plugins for WooCommerce’s admin with WooCommerce', [
	'Store "core/notices2" is already registered.',
] );
