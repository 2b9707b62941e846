import { __ } from '@wordpress/i18n';

/** Plugin names by slug, translated when they are read. */
export const pluginNames: Readonly< Record< string, string > > = {
	get 'facebook-for-woocommerce'() {
		return __( 'Facebook for WooCommerce', 'storedeck' );
	},
	get jetpack() {
		return __( 'Jetpack', 'storedeck' );
	},
	get 'klarna-checkout-for-woocommerce'() {
		return __( 'Klarna Checkout for WooCommerce', 'storedeck' );
	},
	get 'klarna-payments-for-woocommerce'() {
		return __( 'Klarna Payments for WooCommerce', 'storedeck' );
	},
	get 'mailchimp-for-woocommerce'() {
		return __( 'Mailchimp for WooCommerce', 'storedeck' );
	},
	get 'creative-mail-by-constant-contact'() {
		return __( 'Creative Mail for WooCommerce', 'storedeck' );
	},
	get 'woocommerce-gateway-paypal-express-checkout'() {
		return __( 'WooCommerce PayPal', 'storedeck' );
	},
	get 'woocommerce-gateway-stripe'() {
		return __( 'WooCommerce Stripe', 'storedeck' );
	},
	get 'woocommerce-payfast-gateway'() {
		return __( 'WooCommerce PayFast', 'storedeck' );
	},
	get 'woocommerce-payments'() {
		return __( 'WooCommerce Payments', 'storedeck' );
	},
	get 'woocommerce-services'() {
		return __( 'WooCommerce Shipping & Tax', 'storedeck' );
	},
	get 'woocommerce-services:shipping'() {
		return __( 'WooCommerce Shipping & Tax', 'storedeck' );
	},
	get 'woocommerce-services:tax'() {
		return __( 'WooCommerce Shipping & Tax', 'storedeck' );
	},
	get 'woocommerce-shipstation-integration'() {
		return __( 'WooCommerce ShipStation Gateway', 'storedeck' );
	},
	get 'woocommerce-mercadopago'() {
		return __( 'Mercado Pago payments for WooCommerce', 'storedeck' );
	},
	get 'google-listings-and-ads'() {
		return __( 'Google Listings & Ads', 'storedeck' );
	},
	get 'woo-razorpay'() {
		return __( 'Razorpay', 'storedeck' );
	},
	get mailpoet() {
		return __( 'MailPoet', 'storedeck' );
	},
};
