/* Each library has types for CommonJS. */
import api = require('@storedeck/api');
import components = require('@storedeck/components');
import csvExport = require('@storedeck/csv-export');
import currency = require('@storedeck/currency');
import data = require('@storedeck/data');
import date = require('@storedeck/date');
import WebpackPlugin = require('@storedeck/dependency-extraction-webpack-plugin');
import money = require('@storedeck/money');
import navigation = require('@storedeck/navigation');
import notices = require('@storedeck/notices');
import number = require('@storedeck/number');
import reports = require('@storedeck/reports');
import settings = require('@storedeck/settings');
import testing = require('@storedeck/data/testing');

export const used = [
	api.request,
	components.TableCard,
	csvExport.downloadCSVFile,
	currency.default().formatAmount( 5 ),
	data.reviewsStore.name,
	date.getCurrentDates( { period: 'month' } ).primary.label,
	money.Money( { amount: 5 } ).getAmount(),
	navigation.getNewPath( {} ),
	notices.store.name,
	number.calculateDelta( 2, 1 ),
	reports.registerReport,
	settings.getSetting( 'currency' ).code,
	testing.fakeNetwork,
	new WebpackPlugin(),
	new WebpackPlugin( { injectPolyfill: true } ).apply,
];

// @ts-expect-error The configuration is an object.
number.numberFormat( 2, 1.005 );
// @ts-expect-error The options are those of WordPress' plugin.
void new WebpackPlugin( { inject: true } );
// @ts-expect-error This name does not exist.
void components.Tables;
