/**
 * The screens that the plugin directory shows, in this order, with their captions.
 *
 * @typedef {Object} Screen
 * @property {string}                 caption Text below the picture.
 * @property {string}                 path    Path in the app.
 * @property {Record<string, string>} [query] More parameters.
 */

/** @type {Screen[]} */
export const SCREENS = [
	{
		caption:
			'The Revenue report: metrics compared with the year before, a chart and a table',
		path: '/analytics/revenue',
		query: { period: 'last_quarter', compare: 'previous_year' },
	},
	{
		caption: 'The Overview: metrics, charts and leaderboards in sections',
		path: '/analytics/overview',
		query: { period: 'last_month', compare: 'previous_year' },
	},
	{
		caption: 'Home: store alerts, setup tasks, inbox and metrics',
		path: '/',
	},
	{
		caption: 'The Orders report',
		path: '/analytics/orders',
		query: { period: 'last_month', compare: 'previous_year' },
	},
	{
		caption: 'Stock, where quantities are edited in place',
		path: '/stock',
	},
	{
		caption: 'Reviews, to moderate and reply',
		path: '/reviews',
	},
];
