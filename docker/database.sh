#!/bin/sh
# Starts MariaDB. The password of WordPress' user is generated on the first start.
set -eu

password_file=/secrets/database-password
if [ ! -s "$password_file" ]; then
	umask 077
	head -c 24 /dev/urandom | base64 | tr '+/' '-_' > "$password_file.new"
	mv "$password_file.new" "$password_file"
fi
chmod 711 /secrets
chown www-data "$password_file"
password="$(cat "$password_file")"

mkdir -p /run/mysqld
chown mysql:mysql /run/mysqld /var/lib/mysql
if [ ! -d /var/lib/mysql/mysql ]; then
	mariadb-install-db --user=mysql --skip-test-db --auth-root-authentication-method=socket > /dev/null
fi

umask 077
{
	for name in storedeck woocommerce; do
		echo "CREATE DATABASE IF NOT EXISTS \`$name\` CHARACTER SET utf8mb4;"
	done
	echo "CREATE USER IF NOT EXISTS 'storedeck'@'%';"
	echo "ALTER USER 'storedeck'@'%' IDENTIFIED BY '$password';"
	echo "GRANT ALL ON \`storedeck\`.* TO 'storedeck'@'%';"
	echo "GRANT ALL ON \`woocommerce\`.* TO 'storedeck'@'%';"
	# For the replica.
	echo "GRANT REPLICATION SLAVE, REPLICATION CLIENT ON *.* TO 'storedeck'@'%';"
} > /run/mysqld/init.sql
chown mysql /run/mysqld/init.sql

exec mariadbd --user=mysql --bind-address=0.0.0.0 --skip-name-resolve --init-file=/run/mysqld/init.sql \
	--server-id=1 --log-bin=binlog --binlog-format=ROW "$@"
