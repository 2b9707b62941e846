import { __ } from '@wordpress/i18n';
import { withGetters } from '@storedeck/settings/getters';

/** Plugin names by slug, translated when they are read. */
export const pluginNames = /* @__PURE__ */ withGetters<
	Readonly< Record< string, string > >
>( {
	'facebook-for-woocommerce': () =>
		__( 'Facebook for WooCommerce', 'storedeck' ),
	jetpack: () => __( 'Jetpack', 'storedeck' ),
	'klarna-checkout-for-woocommerce': () =>
		__( 'Klarna Checkout for WooCommerce', 'storedeck' ),
	'klarna-payments-for-woocommerce': () =>
		__( 'Klarna Payments for WooCommerce', 'storedeck' ),
	'mailchimp-for-woocommerce': () =>
		__( 'Mailchimp for WooCommerce', 'storedeck' ),
	'creative-mail-by-constant-contact': () =>
		__( 'Creative Mail for WooCommerce', 'storedeck' ),
	'woocommerce-gateway-paypal-express-checkout': () =>
		__( 'WooCommerce PayPal', 'storedeck' ),
	'woocommerce-gateway-stripe': () => __( 'WooCommerce Stripe', 'storedeck' ),
	'woocommerce-payfast-gateway': () =>
		__( 'WooCommerce PayFast', 'storedeck' ),
	'woocommerce-payments': () => __( 'WooCommerce Payments', 'storedeck' ),
	'woocommerce-services': () =>
		__( 'WooCommerce Shipping & Tax', 'storedeck' ),
	'woocommerce-services:shipping': () =>
		__( 'WooCommerce Shipping & Tax', 'storedeck' ),
	'woocommerce-services:tax': () =>
		__( 'WooCommerce Shipping & Tax', 'storedeck' ),
	'woocommerce-shipstation-integration': () =>
		__( 'WooCommerce ShipStation Gateway', 'storedeck' ),
	'woocommerce-mercadopago': () =>
		__( 'Mercado Pago payments for WooCommerce', 'storedeck' ),
	'google-listings-and-ads': () => __( 'Google Listings & Ads', 'storedeck' ),
	'woo-razorpay': () => __( 'Razorpay', 'storedeck' ),
	mailpoet: () => __( 'MailPoet', 'storedeck' ),
} );
