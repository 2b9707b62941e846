import { describePlugins } from '../setup/woocommerce-plugins.mjs';

describePlugins( 'plugins for WooCommerce’s admin' );
