#!/bin/sh
# Starts a MariaDB that replicates the service "database", from its first statement on.
set -eu

while [ ! -s /secrets/database-password ]; do sleep 1; done
password="$(cat /secrets/database-password)"

mkdir -p /run/mysqld
chown mysql:mysql /run/mysqld /var/lib/mysql
if [ ! -d /var/lib/mysql/mysql ]; then
	mariadb-install-db --user=mysql --skip-test-db --auth-root-authentication-method=socket > /dev/null
fi
umask 077
cat > /run/mysqld/init.sql <<SQL
STOP SLAVE;
CHANGE MASTER TO MASTER_HOST='database', MASTER_USER='storedeck', MASTER_PASSWORD='$password',
	MASTER_CONNECT_RETRY=2, MASTER_USE_GTID=slave_pos;
START SLAVE;
SQL
chown mysql /run/mysqld/init.sql

exec mariadbd --user=mysql --bind-address=0.0.0.0 --skip-name-resolve --init-file=/run/mysqld/init.sql \
	--server-id=2 --read-only=1 --relay-log=relay "$@"
